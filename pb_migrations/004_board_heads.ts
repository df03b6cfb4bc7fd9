// The league bar orders and tints leagues by where their season stands.
migrate(
  (app) => {
    const heads = app.findCollectionByNameOrId('board_heads')
    heads.fields.add(
      new TextField({ name: 'season', max: 20 }),
      new BoolField({ name: 'in_season' }),
      new NumberField({ name: 'priority', onlyInt: true }),
    )
    app.save(heads)
  },
  (app) => {
    const heads = app.findCollectionByNameOrId('board_heads')
    for (const name of ['priority', 'in_season', 'season']) heads.fields.removeByName(name)
    app.save(heads)
  },
)
