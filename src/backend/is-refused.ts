import { isObject } from '../domain/json'
import type { Answered } from './reply'

/** Whether our server refuses this to the user. The page of a proxy that does so says nothing about the user's rights. */
export function isRefused({ status, body }: Answered): boolean {
  return (status === 401 || status === 403) && isObject(body)
}
