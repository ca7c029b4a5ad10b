/** HTTP requests: answers as the server types them, errors in the reader's language. */
import type { MistakeBody } from '../protocol/answers'
import { withBase } from './basePath'
import { preferredLanguage } from './preferences.svelte'

export class ApiError extends Error {
  constructor(
    readonly name: string,
    text: string,
    readonly details: Record<string, string> = {},
  ) {
    super(text)
  }
}

async function request<T>(
  method: string,
  path: string,
  body?: BodyInit,
  contentType?: string,
): Promise<T> {
  const address = new URL(withBase(path), location.href)
  address.searchParams.set('language', preferredLanguage())
  let answer: Response
  let content: unknown
  try {
    answer = await fetch(address, {
      method,
      body,
      headers: contentType ? { 'content-type': contentType } : {},
    })
    if (answer.status === 204) return undefined as T
    content = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
  } catch {
    throw new ApiError('unreachable', '')
  }
  if (answer.ok) return content as T
  const { mistake, text, details } = (content ?? {}) as Partial<MistakeBody>
  throw new ApiError(mistake ?? 'failed', text ?? answer.statusText, details)
}

export const get = <T>(path: string) => request<T>('GET', path)
export const del = <T = void>(path: string) => request<T>('DELETE', path)
export const post = <T>(path: string, body: unknown = {}) =>
  request<T>('POST', path, JSON.stringify(body), 'application/json')
export const put = <T = void>(path: string, body: unknown = {}) =>
  request<T>('PUT', path, JSON.stringify(body), 'application/json')
export const upload = <T>(path: string, text: string) =>
  request<T>('POST', path, text, 'text/plain')
