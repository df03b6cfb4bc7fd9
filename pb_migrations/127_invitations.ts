// A user whom an operator invites gets the link that sets the first password by mail.
migrate(
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = [...kind.values, 'invited']
    app.save(letters)
  },
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = kind.values.filter((value) => value !== 'invited')
    app.save(letters)
  },
)
