// Since when each live game of a board has looked as it does: a restart must not forget that a game is stuck.
migrate(
  (app) => {
    const documents = app.findCollectionByNameOrId('board_documents')
    documents.fields.add(new JSONField({ name: 'live_states', maxSize: 200_000 }))
    app.save(documents)
  },
  (app) => {
    const documents = app.findCollectionByNameOrId('board_documents')
    documents.fields.removeByName('live_states')
    app.save(documents)
  },
)
