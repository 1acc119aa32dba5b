import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'

type DocumentWriter = typeof import('./app/documents/write-document.tsx')

/** React Router's hot reload runtime; components that it compiled do not run without it. */
const hotReload = '/@id/__x00__virtual:react-router/inject-hmr-runtime'
const start = `<script type="module" src="${hotReload}"></script><script type="module" src="/app/documents/start-in-dev.ts"></script>`

/** A Vite plugin for `npm run dev`: renders a document for each request, because the router has none of them. */
export function documentsInDev(): Plugin {
  return {
    name: 'documents-in-dev',
    apply: 'serve',
    configureServer(server) {
      const write = async (pathname: string) => {
        const writer = (await server.ssrLoadModule('/app/documents/write-document.tsx')) as DocumentWriter
        const html = writer.writeDocument(pathname)
        return html && server.transformIndexHtml(pathname, html.replace('</body>', `${start}</body>`))
      }
      const answer = async (
        request: Connect.IncomingMessage,
        response: ServerResponse,
        next: Connect.NextFunction,
      ): Promise<void> => {
        if (!request.headers.accept?.includes('text/html')) return next()
        try {
          const page = await write(new URL(request.url ?? '/', 'http://site').pathname)
          if (!page) return next()
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(page)
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((...args) => void answer(...args))
    },
  }
}
