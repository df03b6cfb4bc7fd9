// Alerts that fans ask for about games (src/domain/people/game-alerts); the `alerts` of operators are another thing. A
// rule is looked up by its target, a team or a game. An account gets an alert about the same thing only once. Only the
// server reads and writes both; devices follow the row that says up to when their account has read.
migrate(
  (app) => {
    const owner = () =>
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        required: true,
        maxSelect: 1,
        cascadeDelete: true,
      })
    const kinds = ['start', 'close', 'lead', 'final', 'line']

    const rules = new Collection({ type: 'base', name: 'game_alert_rules' })
    rules.fields.add(
      owner(),
      new TextField({ name: 'target', required: true, max: 40 }),
      new TextField({ name: 'label', required: true, max: 170 }),
      ...kinds.map((kind) => new BoolField({ name: `wants_${kind}` })),
      new NumberField({ name: 'points', required: true }),
      new NumberField({ name: 'said_at', required: true }),
    )
    rules.addIndex('idx_game_alert_rules_owner', true, 'user_id, target', '')
    rules.addIndex('idx_game_alert_rules_target', false, 'target', '')
    app.save(rules)

    const found = new Collection({ type: 'base', name: 'game_alerts' })
    found.fields.add(
      owner(),
      new TextField({ name: 'slug', required: true, max: 15 }),
      new TextField({ name: 'game_id', required: true, max: 40 }),
      new TextField({ name: 'occasion', required: true, max: 40 }),
      new SelectField({ name: 'kind', required: true, maxSelect: 1, values: kinds }),
      new TextField({ name: 'title', required: true, max: 200 }),
      new TextField({ name: 'body', required: true, max: 400 }),
      new NumberField({ name: 'found_at', required: true }),
    )
    found.addIndex('idx_game_alerts_once', true, 'user_id, slug, game_id, occasion', '')
    found.addIndex('idx_game_alerts_latest', false, 'user_id, found_at', '')
    found.addIndex('idx_game_alerts_age', false, 'found_at', '')
    app.save(found)

    const readers =
      "(@request.auth.id != '' && user_id = @request.auth.id) || @request.auth.can:each ?= 'admin_dashboard'"
    const reads = new Collection({
      type: 'base',
      name: 'game_alert_reads',
      listRule: readers,
      viewRule: readers,
    })
    reads.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 15,
        max: 15,
        pattern: '^[a-z0-9]+$',
      }),
      owner(),
      new NumberField({ name: 'read_to' }),
    )
    app.save(reads)
  },
  (app) => {
    for (const name of ['game_alert_reads', 'game_alerts', 'game_alert_rules'])
      app.delete(app.findCollectionByNameOrId(name))
  },
)
