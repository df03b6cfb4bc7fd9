// The lines of a league's board: what realtime carries, for those who may see odds, and the whole (server only).
migrate(
  (app) => {
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
    const oddsReaders = "@request.auth.can:each ?= 'view_betting_odds'"

    const boards = new Collection({
      type: 'base',
      name: 'odds_boards',
      listRule: oddsReaders,
      viewRule: oddsReaders,
    })
    boards.fields.add(
      slugId(),
      new TextField({ name: 'rev', required: true, max: 60 }),
      new JSONField({ name: 'delta', maxSize: 8192 }),
      new TextField({ name: 'checked_at', required: true, max: 30 }),
    )
    app.save(boards)

    const documents = new Collection({ type: 'base', name: 'odds_board_documents' })
    documents.fields.add(slugId(), new JSONField({ name: 'document', maxSize: 1_000_000 }))
    app.save(documents)
  },
  (app) => {
    for (const name of ['odds_board_documents', 'odds_boards']) app.delete(app.findCollectionByNameOrId(name))
  },
)
