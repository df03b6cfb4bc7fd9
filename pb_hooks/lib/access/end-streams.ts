/**
 * The operator command gives an account a new password beside the server, which hears nothing of it: a stream that the
 * account's former holder has open would go on to hear what belongs to the account. It ends when the account's new
 * holder signs in. (When the server itself changes a password, PocketBase does the same.)
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
