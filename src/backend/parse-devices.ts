import { isObject } from '../domain/json'
import { DEVICE_TYPES } from '../domain/operations/sessions/device'
import type { Device } from '../domain/people/users/account'

/** Undefined if the answer has no list; a device that cannot be read is left out. */
export function parseDevices(body: unknown): readonly Device[] | undefined {
  const devices = isObject(body) ? body['devices'] : undefined
  return Array.isArray(devices) ? devices.flatMap((one) => parseDevice(one) ?? []) : undefined
}

function parseDevice(value: unknown): Device | undefined {
  if (!isObject(value)) return undefined
  const { id, name, lastActivity, isThis } = value
  if (typeof id !== 'string' || typeof name !== 'string' || typeof lastActivity !== 'string') return undefined
  const type = DEVICE_TYPES.find((one) => one === value['type']) ?? 'desktop'
  return { id, name, type, lastActivityMs: Date.parse(lastActivity) || 0, isThis: isThis === true }
}
