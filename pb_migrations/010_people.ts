// Who a user is, and what an operator granted to or took from it. The names replace PocketBase's own `name` and
// `avatar`. Rows that exist keep their name and get the tier and permissions that everybody starts with.
migrate(
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(
      new TextField({ name: 'first_name', max: 100 }),
      new TextField({ name: 'last_name', max: 100 }),
      new TextField({ name: 'display_name', max: 200 }),
      new JSONField({ name: 'overrides', maxSize: 2000 }),
      new BoolField({ name: 'invited_by_admin' }),
      new BoolField({ name: 'password_set' }),
      new DateField({ name: 'password_set_date' }),
      // In product time; `created` is the machine's.
      new DateField({ name: 'joined_at' }),
    )
    app.save(users)

    const everything = users.fields.getByName('can') as SelectField
    // The first nine are those of tier registered.
    const registered = JSON.stringify(everything.values!.slice(0, 9))
    const run = (sql: string, values: Record<string, string> = {}) =>
      app.db().newQuery(sql).bind(values).execute()
    if (users.fields.getByName('name')) run("UPDATE users SET display_name = COALESCE(name, '')")
    run('UPDATE users SET joined_at = created')
    run("UPDATE users SET tier = 'registered' WHERE tier IS NULL OR tier = ''")
    run("UPDATE users SET can = {:registered} WHERE tier = 'registered'", { registered })
    run('UPDATE users SET can = {:all} WHERE id IN (SELECT user_id FROM superusers)', {
      all: JSON.stringify(everything.values),
    })

    for (const name of ['name', 'avatar']) users.fields.removeByName(name)
    ;(users.fields.getByName('password') as PasswordField).min = 6
    users.oauth2.enabled = false
    users.oauth2.mappedFields.name = ''
    users.oauth2.mappedFields.avatarURL = ''
    users.otp.enabled = false
    users.mfa.enabled = false
    users.passwordAuth.enabled = true
    users.passwordAuth.identityFields = ['email']
    // A sign-in from a new place would send mail nobody asked for.
    users.authAlert.enabled = false

    const own = "@request.auth.id != '' && id = @request.auth.id"
    const readers = `(${own}) || @request.auth.can:each ?= 'admin_dashboard'`
    users.listRule = readers
    users.viewRule = readers
    users.createRule = ''
    users.updateRule = own
    users.authRule = ''
    // The specification leaves deleting accounts to the server.
    unmarshal({ deleteRule: null, manageRule: null }, users)
    app.save(users)
  },
  (app) => {
    const users = app.findCollectionByNameOrId('users')
    users.fields.add(new TextField({ name: 'name', max: 255 }))
    app.save(users)
    app.db().newQuery('UPDATE users SET name = display_name').execute()
    for (const name of [
      'first_name',
      'last_name',
      'display_name',
      'overrides',
      'invited_by_admin',
      'password_set',
      'password_set_date',
      'joined_at',
    ])
      users.fields.removeByName(name)
    app.save(users)
  },
)
