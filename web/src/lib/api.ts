/** HTTP: answers as the server types them, mistakes in the reader's language. */
import type { MistakeBody } from '../../../docs/protocol/answers'
import { at } from './base'
import { language } from './settings.svelte'

export class Mistake extends Error {
  constructor(
    readonly name: string,
    text: string,
    readonly details: Record<string, string> = {},
  ) {
    super(text)
  }
}

async function ask<T>(method: string, path: string, body?: BodyInit, type?: string): Promise<T> {
  const address = new URL(at(path), location.href)
  address.searchParams.set('language', language())
  let answer: Response
  let read: unknown
  try {
    answer = await fetch(address, { method, body, headers: type ? { 'content-type': type } : {} })
    if (answer.status === 204) return undefined as T
    read = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  } catch {
    throw new Mistake('unreachable', '')
  }
  if (answer.ok) return read as T
  const { mistake, text, details } = (read ?? {}) as Partial<MistakeBody>
  throw new Mistake(mistake ?? 'failed', text ?? answer.statusText, details)
}

export const get = <T>(path: string) => ask<T>('GET', path)
export const del = <T = void>(path: string) => ask<T>('DELETE', path)
export const post = <T>(path: string, body: unknown = {}) =>
  ask<T>('POST', path, JSON.stringify(body), 'application/json')
export const put = <T = void>(path: string, body: unknown = {}) =>
  ask<T>('PUT', path, JSON.stringify(body), 'application/json')
export const upload = <T>(path: string, text: string) => ask<T>('POST', path, text, 'text/plain')
