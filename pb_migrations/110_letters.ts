// Mails on their way, and links that wait for an operator where no mail is set up. Times are milliseconds of the wall
// clock. The content of a letter lets its reader into an account, so it is hidden; `link` is filled only where no mail
// carries it.
migrate(
  (app) => {
    const managers = "@request.auth.can:each ?= 'manage_users'"
    const letters = new Collection({ type: 'base', name: 'letters', listRule: managers, viewRule: managers })
    letters.fields.add(
      new TextField({ name: 'recipient', max: 320 }),
      new SelectField({
        name: 'kind',
        maxSelect: 1,
        values: ['confirm', 'has-account', 'reset', 'code', 'change', 'taken', 'password-changed', 'deleted'],
      }),
      new SelectField({
        name: 'state',
        maxSelect: 1,
        required: true,
        values: ['waiting', 'held', 'failed'],
      }),
      new JSONField({ name: 'parcel', maxSize: 4000, hidden: true }),
      new TextField({ name: 'link', max: 2000 }),
      new NumberField({ name: 'tries', onlyInt: true, min: 0 }),
      new SelectField({ name: 'trouble', maxSelect: 1, values: ['letter', 'later', 'server'] }),
      new TextField({ name: 'error', max: 200 }),
      new NumberField({ name: 'due', onlyInt: true }),
      new NumberField({ name: 'expires', onlyInt: true }),
    )
    letters.addIndex('idx_letters_due', false, 'state, due', '')
    letters.addIndex('idx_letters_trouble', false, 'trouble, state', '')
    letters.addIndex('idx_letters_expires', false, 'expires', '')
    letters.addIndex('idx_letters_recipient', false, 'recipient, kind', '')
    app.save(letters)
  },
  (app) => app.delete(app.findCollectionByNameOrId('letters')),
)
