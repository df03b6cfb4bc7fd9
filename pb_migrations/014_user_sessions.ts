// One row per visit of a user and kind of device. The user says which league it watches; the server sets the times, the
// address and what is known of the account (lib/access.ts). The first index finds the user's own open session, the
// second the active users, the third serves the analytics, whose range column leads.
migrate(
  (app) => {
    const own = "@request.auth.id != '' && user_id = @request.auth.id"
    const readers = `(${own}) || @request.auth.can:each ?= 'admin_dashboard'`
    const sessions = new Collection({
      type: 'base',
      name: 'user_sessions',
      listRule: readers,
      viewRule: readers,
      createRule: own,
      updateRule: `${own} && @request.body.user_id:changed = false`,
    })
    sessions.fields.add(
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new DateField({ name: 'session_start', required: true }),
      new DateField({ name: 'last_activity', required: true }),
      new SelectField({
        name: 'current_sport',
        maxSelect: 1,
        values: ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP'],
      }),
      new BoolField({ name: 'is_active' }),
      new BoolField({ name: 'email_verified' }),
      new NumberField({ name: 'account_age', onlyInt: true, min: 0 }),
      new TextField({ name: 'user_agent', max: 500 }),
      new TextField({ name: 'ip_address', max: 45 }),
      new SelectField({ name: 'device_type', maxSelect: 1, values: ['desktop', 'mobile', 'tablet'] }),
      new JSONField({ name: 'device_info', maxSize: 1000 }),
    )
    sessions.addIndex('idx_sessions_own', false, 'user_id, device_type, is_active, last_activity', '')
    sessions.addIndex('idx_sessions_active', false, 'last_activity, is_active', '')
    sessions.addIndex('idx_sessions_start', false, 'session_start, current_sport, user_id', '')
    app.save(sessions)
  },
  (app) => app.delete(app.findCollectionByNameOrId('user_sessions')),
)
