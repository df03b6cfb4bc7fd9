import { defineConfig } from 'playwright/test'
import proven from '../playwright.config'

export default defineConfig({ ...proven, testDir: '.', testIgnore: [] })
