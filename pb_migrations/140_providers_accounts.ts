// Accounts that providers made before 135 have a random password too. It is certain for those whose row has not changed
// since it was made, together with its link to the provider: nobody has set a password there. Any other account with a
// link may have one, and stays as it is; when it is asked for a password, it is told how to set one.
migrate(
  (app) => {
    const seconds = (from: string, to: string) => `(julianday(${to}) - julianday(${from})) * 86400`
    app
      .db()
      .newQuery(
        `UPDATE users SET without_password = TRUE
         WHERE ${seconds('created', 'updated')} < 1 AND EXISTS (
           SELECT 1 FROM _externalAuths AS link
           WHERE link.recordRef = users.id AND ABS(${seconds('users.created', 'link.created')}) < 5)`,
      )
      .execute()
  },
  () => undefined,
)
