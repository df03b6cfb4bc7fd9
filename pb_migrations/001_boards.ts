// Boards: what realtime carries (small, public), the whole document (server only) and what the league bar needs.
migrate(
  (app) => {
    // The id is the league's slug, so that a viewer subscribes to boards/nfl.
    const slugId = () =>
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 2,
        max: 15,
        pattern: '^[a-z0-9_]+$',
      })

    const boards = new Collection({ type: 'base', name: 'boards', listRule: '', viewRule: '' })
    boards.fields.add(
      slugId(),
      new TextField({ name: 'rev', required: true, max: 60 }),
      new JSONField({ name: 'delta', maxSize: 8192 }),
      new TextField({ name: 'checked_at', required: true, max: 30 }),
      new JSONField({ name: 'source', maxSize: 1024 }),
    )
    app.save(boards)

    const documents = new Collection({ type: 'base', name: 'board_documents' })
    documents.fields.add(slugId(), new JSONField({ name: 'document', maxSize: 4_000_000 }))
    app.save(documents)

    const heads = new Collection({ type: 'base', name: 'board_heads', listRule: '', viewRule: '' })
    heads.fields.add(slugId(), new BoolField({ name: 'live' }), new BoolField({ name: 'visible' }))
    app.save(heads)
  },
  (app) => {
    for (const name of ['board_heads', 'board_documents', 'boards'])
      app.delete(app.findCollectionByNameOrId(name))
  },
)
