import { isObject } from '../../domain/json'
import { parseJson } from '../../domain/parse-json'
import { TAB_KEYS } from '../../platform/tab-keys'
import { tabValues } from '../../platform/tab-values'
import type { ProviderPorts, StartedTry } from './provider-calls'

/** The way to a provider and back, in this tab. */
export const browserProvider: ProviderPorts = {
  remember: (started) => tabValues.write(TAB_KEYS.providerTry, JSON.stringify(started)),
  recall() {
    const text = tabValues.read(TAB_KEYS.providerTry)
    tabValues.remove(TAB_KEYS.providerTry)
    const value = parseJson(text)
    return isStarted(value) ? value : undefined
  },
  // A getter, since tests and the worker have no `location` when they load this module.
  get returnsTo() {
    return `${location.origin}/auth/callback`
  },
  leaveFor: (url) => location.assign(url),
}

function isStarted(value: unknown): value is StartedTry {
  return isObject(value) && MEMBERS.every((name) => typeof value[name] === 'string')
}

const MEMBERS = ['name', 'url', 'state', 'verifier', 'returnsTo', 'from'] as const
