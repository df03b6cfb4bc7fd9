/** The account that has this address as addresses are stored; undefined when there is none. */
export function accountOf(app: CoreApp, address: string): core.Record | undefined {
  try {
    return app.findAuthRecordByEmail('users', address)
  } catch {
    return undefined
  }
}
