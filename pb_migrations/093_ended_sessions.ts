// Sessions that somebody signed out of: PocketBase's tokens are good until they run out, so the server has to remember
// which it takes no longer. An id is a hash of the session's name.
migrate(
  (app) => {
    const sessions = new Collection({ type: 'base', name: 'ended_sessions' })
    sessions.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 32,
        max: 32,
        pattern: '^[a-f0-9]+$',
      }),
      new NumberField({ name: 'ended', onlyInt: true }),
    )
    sessions.addIndex('idx_ended_sessions_ended', false, 'ended', '')
    app.save(sessions)
  },
  (app) => app.delete(app.findCollectionByNameOrId('ended_sessions')),
)
