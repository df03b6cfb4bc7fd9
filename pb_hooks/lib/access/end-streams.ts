/**
 * The operator command sets a new password in a process beside the server, so the server does not notice. A stream that
 * the account's former holder has open would go on receiving the account's data. When the account's new holder signs in,
 * that stream becomes a guest's. (When the server itself changes a password, PocketBase does the same.)
 */
export function endStreamsOfDeadTokens(e: core.RecordAuthWithPasswordRequestEvent): void {
  e.next()
  const user = e.record
  if (!user) return
  const clients = $app.subscriptionsBroker().clients()
  for (const id in clients) {
    const client = clients[id]
    const streamer = client.get('auth') as core.Record | undefined
    if (streamer?.id === user.id && streamer.tokenKey() !== user.tokenKey()) client.unset('auth')
  }
}
