// How deep a visit went: the leagues opened in it, `NFL MLB`. Nobody counted that before, so earlier rows say nothing.
// The index tells when each user was last there, for the operators' directory.
migrate(
  (app) => {
    const sessions = app.findCollectionByNameOrId('user_sessions')
    sessions.fields.add(new TextField({ name: 'sports_opened', max: 100 }))
    sessions.addIndex('idx_sessions_last', false, 'user_id, last_activity, is_active', '')
    app.save(sessions)
  },
  (app) => {
    const sessions = app.findCollectionByNameOrId('user_sessions')
    sessions.removeIndex('idx_sessions_last')
    sessions.fields.removeByName('sports_opened')
    app.save(sessions)
  },
)
