import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { endpointTable } from './scripts/vite-endpoint-table.ts'
import { sportsIcons } from './scripts/vite-sports-icons.ts'

export default defineConfig({
  plugins: [endpointTable(), sportsIcons(), reactRouter()],
  publicDir: 'src/site/public',
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
