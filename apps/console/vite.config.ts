import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const mockPort = process.env.MOCK_PORT ?? '4010';

/** The console's build. The router plugin must come before React's (it splits the routes' code). */
export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
  ],
  build: { target: 'es2023', sourcemap: true, reportCompressedSize: false },
  server: {
    port: Number(process.env.CONSOLE_PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? `http://127.0.0.1:${mockPort}` },
  },
});
