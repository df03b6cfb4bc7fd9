// Screens on walls, as they report themselves (src/domain/operations/fleet): nothing personal, and no address. The id
// is the screen's secret, so no request reads a row; operators have a route. Times are milliseconds of the product
// clock, 0 for none.
migrate(
  (app) => {
    const screens = new Collection({ type: 'base', name: 'screens' })
    screens.fields.add(
      new TextField({ name: 'league', max: 15 }),
      new TextField({ name: 'build', max: 40 }),
      ...['heard_at', 'begun_at', 'frame_at', 'board_at', 'behind_since', 'reload_asked_at'].map(
        (name) => new NumberField({ name, onlyInt: true }),
      ),
    )
    screens.addIndex('idx_screens_heard', false, 'heard_at', '')
    app.save(screens)
  },
  (app) => app.delete(app.findCollectionByNameOrId('screens')),
)
