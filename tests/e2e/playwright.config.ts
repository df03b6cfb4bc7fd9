import { devices, defineConfig } from 'playwright/test'

const executablePath = process.env['CHROMIUM_PATH']
const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
args.push('--disable-component-update', '--disable-sync')
if (process.getuid?.() === 0) args.push('--no-sandbox')

export default defineConfig({
  testDir: '.',
  outputDir: '../../build/e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  use: {
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
    launchOptions: executablePath ? { executablePath, args } : { args },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
})
