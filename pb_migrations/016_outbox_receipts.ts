// The entries of the devices' outboxes that have had their effect: a repeated entry finds its receipt and does nothing.
// The id is the entry's own, so that receipt and effect are saved in one transaction or not at all.
migrate(
  (app) => {
    const receipts = new Collection({ type: 'base', name: 'outbox_receipts' })
    receipts.fields.add(
      new TextField({
        name: 'id',
        primaryKey: true,
        system: true,
        required: true,
        min: 15,
        max: 36,
        pattern: '^[a-z0-9-]+$',
      }),
      new RelationField({
        name: 'user_id',
        collectionId: app.findCollectionByNameOrId('users').id,
        maxSelect: 1,
        cascadeDelete: true,
      }),
      new TextField({ name: 'kind', required: true, max: 40 }),
      new DateField({ name: 'received_at', required: true }),
    )
    receipts.addIndex('idx_outbox_receipts_time', false, 'received_at', '')
    app.save(receipts)
  },
  (app) => app.delete(app.findCollectionByNameOrId('outbox_receipts')),
)
