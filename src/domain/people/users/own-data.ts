/** The collections with rows of an account, and the column with its id. These rows are exported and deleted with it. */
export const OWN_DATA: Readonly<Record<string, string>> = {
  users: 'id',
  superusers: 'user_id',
  // Who the account is at the provider that it signs in by.
  _externalAuths: 'recordRef',
  preferences: 'user_id',
  favourites: 'user_id',
  game_alert_rules: 'user_id',
  game_alerts: 'user_id',
  game_alert_reads: 'user_id',
  guest_metrics: 'user_id',
  user_sessions: 'user_id',
  signed_in_devices: 'user_id',
  api_keys: 'user_id',
  feature_usage_tracking: 'user_id',
  logs: 'user_id',
  log_searches: 'user_id',
  outbox_receipts: 'user_id',
}
