// Finds on a page what nobody meant: text that is cut, broken inside a word, too small or written
// over other text, and controls that something else covers. Run in the page by layout_defects.py.
() => {
  const MIN_FONT_PX = 12
  const MIN_TEXT_PX = 2 // what is smaller is hidden for all but screen readers
  const SLACK_PX = 1.5 // of rounding, and of letters that reach over their box
  const MIN_LINE_STEP = 0.8 // from one line to the next, in sizes of its letters
  const MIN_OVERLAP_SHARE = 0.2 // of the smaller of two texts, else they only touch
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="tab"], [role="slider"], [role="button"]'
  const defects = []
  const report = (kind, element, detail) =>
    defects.push(`${kind}: “${detail}” in ${describe(element)}`)

  const describe = (element) => {
    const parent = element.parentElement
    const classes = (one) => Array.from(one.classList, (name) => (name.startsWith('svelte-') ? '' : `.${name}`)).join('')
    const name = (one) => one.localName + classes(one)
    return parent ? `${name(parent)} > ${name(element)}` : name(element)
  }

  const topDialog = Array.from(document.querySelectorAll('dialog:modal')).at(-1)
  const isReachable = (element) => !topDialog || topDialog.contains(element)

  const isVisible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], noscript') &&
    !isOnlyHeard(element)

  // Hidden from the eye, for screen readers.
  const isOnlyHeard = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true
    return false
  }

  // As far as something around it lets it be seen; what can be scrolled to is not cut.
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`])
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`])
  const visiblePart = (element, box) => {
    let { left, top, right, bottom } = box
    let scrollX = false
    let scrollY = false
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one)
      const edge = one.getBoundingClientRect()
      if (scrolls(style, 'X')) scrollX = true
      if (scrolls(style, 'Y')) scrollY = true
      if (clips(style, 'X') && !scrollX) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (clips(style, 'Y') && !scrollY) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      if (style.position === 'fixed') break
    }
    return { left, top, right, bottom }
  }

  const inViewOf = (element, { left, top, right, bottom }) => {
    // What is scrolled out of sight covers nothing and is covered by nothing.
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (!scrolls(style, 'X') && !scrolls(style, 'Y') && !clips(style, 'X') && !clips(style, 'Y')) continue
      const edge = one.getBoundingClientRect()
      ;[left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    }
  }
  const areaOf = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    const text = node.data.trim()
    if (!text || !isReachable(element) || !isVisible(element)) continue
    if (element.closest('script, style, option, svg title, svg desc')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = Array.from(range.getClientRects()).filter(
      ({ width, height }) => width >= MIN_TEXT_PX && height >= MIN_TEXT_PX,
    )
    if (boxes.length) texts.push({ node, element, text, boxes, range })
  }

  const isWhole = (element, text) => {
    const titled = element.closest('[title]')
    return titled?.title.includes(text)
  }

  for (const { node, element, text, boxes, range } of texts) {
    checkSize(element, text, boxes)
    checkCut(element, text, boxes)
    checkWords(node, element, range)
    checkInside(element, text, boxes)
  }

  function checkSize(element, text) {
    const scale = element instanceof SVGElement ? drawingScale(element) : boxScale(element)
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    if (size < MIN_FONT_PX - 0.05) report(`${size.toFixed(1)} px`, element, text)
  }

  // How much smaller than its style says something is drawn, because it or what it is in is scaled.
  function areaFactor({ a, b, c, d }) {
    return Math.sqrt(Math.abs(a * d - b * c))
  }
  function drawingScale(element) {
    const matrix = element.closest('svg').getScreenCTM()
    return matrix ? areaFactor(matrix) : 1
  }
  function boxScale(element) {
    let scale = 1
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale: factors, zoom } = getComputedStyle(one)
      if (transform !== 'none') scale *= areaFactor(new DOMMatrixReadOnly(transform))
      const [x, y = x] = factors === 'none' ? [1] : factors.split(' ').map(Number)
      scale *= Math.sqrt(Math.abs(x * y)) * Number(zoom)
    }
    return scale
  }

  function checkCut(element, text, boxes) {
    if (isWhole(element, text)) return
    const style = getComputedStyle(element)
    const cutByDots = style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + SLACK_PX
    const cut = boxes.some((box) => {
      const seen = visiblePart(element, box)
      const middle = (box.top + box.bottom) / 2
      const tall = Math.min(box.height, parseFloat(style.fontSize)) // letters, without the leading
      const lost = Math.max(
        box.right - seen.right,
        seen.left - box.left,
        middle + tall / 2 - seen.bottom,
        seen.top - (middle - tall / 2),
      )
      return lost > SLACK_PX + 0.5
    })
    if (cutByDots || cut) report('cut', element, text)
    else if (boxes.some((box) => box.right > innerWidth + SLACK_PX && !canScrollTo(element)) )
      report('outside', element, text)
  }

  // What is longer than its button, or than a place at the table, reaches over its rim.
  function checkInside(element, text, boxes) {
    const holder = element.closest('button, .button, [data-seat]')
    if (!holder || holder.closest('svg')) return
    const edge = holder.getBoundingClientRect()
    const parts = boxes.map((box) => visiblePart(element, box)) // a long line of a log ends in dots
    if (parts.some(({ left, right }) => left < edge.left - 0.5 || right > edge.right + 0.5))
      report(holder.dataset.seat ? 'over its seat' : 'over its button', holder, text)
  }

  function canScrollTo(element) {
    for (let one = element; one; one = one.parentElement) if (scrolls(getComputedStyle(one), 'X')) return true
    return false
  }

  function checkWords(node, element, range) {
    for (const found of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      range.setStart(node, found.index)
      range.setEnd(node, found.index + found[0].length)
      // Lines may lie closer together than their letters are high.
      const tops = Array.from(range.getClientRects(), ({ top }) => top)
      const size = parseFloat(getComputedStyle(element).fontSize) * boxScale(element)
      const broken = tops.some((top) => top - tops[0] > size * MIN_LINE_STEP)
      const hyphenated = getComputedStyle(element).hyphens === 'auto'
      if (broken && !hyphenated) report('broken', element, found[0])
    }
  }

  const seenTexts = texts.flatMap(({ element, text, boxes }) =>
    boxes.map((box) => {
      // Letters fill the middle of their line.
      const inset = Math.max(0, (box.height - parseFloat(getComputedStyle(element).fontSize) * 0.75) / 2)
      const letters = { left: box.left, right: box.right, top: box.top + inset, bottom: box.bottom - inset }
      return { element, text, box: inViewOf(element, letters) }
    }),
  ).filter(({ box }) => areaOf(box) > 4)
  seenTexts.forEach((one, place) => {
    for (const other of seenTexts.slice(place + 1)) {
      if (one.element === other.element) continue
      const common = areaOf({
        left: Math.max(one.box.left, other.box.left),
        top: Math.max(one.box.top, other.box.top),
        right: Math.min(one.box.right, other.box.right),
        bottom: Math.min(one.box.bottom, other.box.bottom),
      })
      if (common > MIN_OVERLAP_SHARE * Math.min(areaOf(one.box), areaOf(other.box)) && isOnTop(one) && isOnTop(other))
        report('overlap', one.element, `${one.text}” and “${other.text}`)
    }
  })

  // What lies below a sheet or a dialog is not seen.
  function isOnTop({ element, box }) {
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const opaque = (one) => {
      const { backgroundColor } = getComputedStyle(one)
      return !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor)
    }
    for (let one = hit; one; one = one.parentElement) {
      if (one.contains(element)) return true
      if (opaque(one)) return false
    }
    return true
  }

  for (const control of document.querySelectorAll(CONTROLS)) {
    if (control.disabled || !isReachable(control) || !isVisible(control)) continue
    if (getComputedStyle(control).pointerEvents === 'none') continue
    const box = control.getBoundingClientRect()
    const seen = inViewOf(control.parentElement, box)
    if (areaOf(seen) < 0.9 * areaOf(box) || areaOf(box) < 16) continue // only what is wholly in sight
    if (!canBeHit(control) && !canBeHitInTheMiddle(control))
      report('covered', control, control.getAttribute('aria-label') ?? control.textContent.trim())
  }

  function canBeHit(control) {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    // A result lies over the board on purpose, and can be folded.
    if (hit?.closest('[data-overlay]')) return true
    return hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
  }

  // What stands at an edge may be under a bar that stays there, until it is scrolled away from it.
  function canBeHitInTheMiddle(control) {
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    return canBeHit(control)
  }
  return Array.from(new Set(defects))
}
