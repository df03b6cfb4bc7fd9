// One account per address, whatever its case: addresses are stored in lower case and the index ignores case, so that
// PocketBase's own look-ups (sign-in, reset, change) do too. Both know the case of ASCII letters only; no language's
// rules can make two addresses one.
//
// Where rows differ only in case, one keeps the address: a verified one before others, then the oldest. The others keep
// everything they have, their password too, under an address that no mail reaches, and a log line names them. An
// operator can give them another address. Going back leaves the addresses as they are.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    const rows = arrayOf(new DynamicModel({ id: '', email: '', kept: '' }))
    app
      .db()
      .newQuery(
        `SELECT id, email, FIRST_VALUE(id) OVER (
           PARTITION BY LOWER(TRIM(email)) ORDER BY verified DESC, created, id
         ) AS kept
         FROM users WHERE email != ''`,
      )
      .all(rows)
    const run = (sql: string, values: Record<string, string>) => app.db().newQuery(sql).bind(values).execute()
    for (const row of rows as unknown as { id: string; email: string; kept: string }[]) {
      if (row.id === row.kept) continue
      const renamed = `${row.id}@renamed.invalid`
      run('UPDATE users SET email = {:renamed}, verified = FALSE WHERE id = {:id}', { renamed, id: row.id })
      const said = `The address ${row.email} of account ${row.id} belongs to account ${row.kept} in another case; it is ${renamed} now.`
      // oxlint-disable-next-line eslint/no-console -- who starts the new version must read it, not only who opens the log
      console.log(said)
      app.logger().warn(said)
    }
    app.db().newQuery('UPDATE users SET email = LOWER(TRIM(email))').execute()
    const index = `idx_email_${users.id}`
    users.removeIndex(index)
    users.addIndex(index, true, 'email COLLATE NOCASE', "email != ''")
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    const index = `idx_email_${users.id}`
    users.removeIndex(index)
    users.addIndex(index, true, 'email', "email != ''")
    app.save(users)
  },
)
