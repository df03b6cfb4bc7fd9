// A letter tells the former address of an account that the account has another one.
migrate(
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = [...kind.values, 'address-changed']
    app.save(letters)
  },
  (app) => {
    const letters = app.findCollectionByNameOrId('letters')
    const kind = letters.fields.getByName('kind') as core.SelectField
    kind.values = kind.values.filter((value) => value !== 'address-changed')
    app.save(letters)
  },
)
