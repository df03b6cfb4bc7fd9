// Places that the weather service does not know: counted as indoor for 30 days. Only the server reads and writes them.
migrate(
  (app) => {
    const venues = new Collection({ type: 'base', name: 'indoor_venues' })
    venues.fields.add(
      new TextField({ name: 'place', required: true, max: 300 }),
      new DateField({ name: 'marked_at', required: true }),
    )
    venues.addIndex('idx_indoor_venues_place', true, 'place', '')
    venues.addIndex('idx_indoor_venues_marked_at', false, 'marked_at', '')
    app.save(venues)
  },
  (app) => app.delete(app.findCollectionByNameOrId('indoor_venues')),
)
