/** The account of an address as it is stored, if there is one. */
export function accountOf(app: CoreApp, address: string): core.Record | undefined {
  try {
    return app.findAuthRecordByEmail('users', address)
  } catch {
    return undefined
  }
}
