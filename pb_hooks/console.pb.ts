// Registrations only: a handler is re-read from its own source and sees nothing of this file.

type Operator = typeof import('./lib/operator')

$app.rootCmd!.addCommand(
  new Command({
    use: 'operator',
    run: (_command, args) => {
      const { runOperatorCommand } = require(`${__hooks}/lib/operator.js`) as Operator
      console.log(
        runOperatorCommand(args[0] ?? '', $os.getenv('OPERATOR_PASSWORD'), $os.getenv('TURBO_APP_URL')),
      )
    },
  }),
)
