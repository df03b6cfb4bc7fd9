// How much of a day's budget is spent (src/domain/people/budgets). It is kept here, so that a restart gives nothing
// back. An id is made of the day, the budget and its owner, and does not reveal the owner.
migrate(
  (app) => {
    const counts = new Collection({ type: 'base', name: 'daily_counts' })
    counts.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 32,
        max: 32,
        pattern: '^[a-f0-9]+$',
      }),
      new TextField({ name: 'day', required: true, pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      new NumberField({ name: 'count', onlyInt: true, min: 0 }),
    )
    counts.addIndex('idx_daily_counts_day', false, 'day', '')
    app.save(counts)
  },
  (app) => app.delete(app.findCollectionByNameOrId('daily_counts')),
)
