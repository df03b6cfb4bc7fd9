/**
 * To be imported before Dexie, which opens a channel while it is loaded. Firefox without cookies has channels and lets
 * nobody open one: then there shall be none.
 */
try {
  new BroadcastChannel('ts-try').close()
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
}
