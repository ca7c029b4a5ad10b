/** Short, dry sounds, made here and now: wood, paper, dice, a drum, a bell. Silent until wanted. */
import { preferences } from './preferences.svelte'

export type Sound = 'wood' | 'paper' | 'dice' | 'drum' | 'bell'

let context: AudioContext | null = null

export function playSound(sound: Sound, evenIfHidden = false): void {
  if (!preferences.sound || (document.hidden && !evenIfHidden)) return
  try {
    context ??= new AudioContext()
    void context.resume()
    SOUND_PLAYERS[sound](context, context.currentTime)
  } catch {
    // a browser without sound
  }
}

const SOUND_PLAYERS: Record<Sound, (to: AudioContext, at: number) => void> = {
  wood: (to, at) => {
    playTone(to, at, 'triangle', 210, 90, 0.09, 0.4)
    playNoise(to, at, 1800, 0.03, 0.2)
  },
  paper: (to, at) => playNoise(to, at, 4200, 0.12, 0.12),
  dice: (to, at) => {
    for (const [number, wait] of [0, 0.07, 0.16, 0.27, 0.42, 0.6].entries())
      playNoise(to, at + wait, 2600 - number * 150, 0.025, 0.35 - number * 0.03)
  },
  drum: (to, at) => playTone(to, at, 'sine', 120, 42, 0.55, 0.8),
  bell: (to, at) => {
    playTone(to, at, 'sine', 880, 876, 0.9, 0.25)
    playTone(to, at, 'sine', 2217, 2210, 0.5, 0.08)
  },
}

/** A tone that glides and dies away. */
function playTone(
  to: AudioContext,
  at: number,
  shape: OscillatorType,
  from: number,
  until: number,
  seconds: number,
  loud: number,
): void {
  const oscillator = new OscillatorNode(to, { type: shape, frequency: from })
  oscillator.frequency.exponentialRampToValueAtTime(until, at + seconds)
  oscillator.connect(fadingGain(to, at, seconds, loud))
  oscillator.start(at)
  oscillator.stop(at + seconds)
}

/** A puff of noise around a pitch. */
function playNoise(
  to: AudioContext,
  at: number,
  pitch: number,
  seconds: number,
  loud: number,
): void {
  const buffer = new AudioBuffer({
    length: Math.ceil(seconds * to.sampleRate),
    sampleRate: to.sampleRate,
  })
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const noise = new AudioBufferSourceNode(to, { buffer })
  const band = new BiquadFilterNode(to, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  noise.connect(band).connect(fadingGain(to, at, seconds, loud))
  noise.start(at)
}

function fadingGain(to: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(to)
  gain.gain.setValueAtTime(loud * 0.5, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  gain.connect(to.destination)
  return gain
}
