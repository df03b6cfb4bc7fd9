// An operator tells the others of an incident by mail.
migrate(
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = [...kind.values, 'incident']
    app.save(letters)
  },
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = kind.values.filter((value) => value !== 'incident')
    app.save(letters)
  },
)
