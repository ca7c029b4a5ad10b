/** As much of a browser as the modules look at when they are loaded. To be imported before them. */
Object.assign(globalThis, {
  document: { hidden: false, querySelector: () => null },
  location: { href: 'http://localhost/', search: '', pathname: '/' },
  matchMedia: () => ({ matches: true }), // less motion: nothing takes time
})
