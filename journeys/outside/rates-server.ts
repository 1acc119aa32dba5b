// The public exchange-rate service as the server sees it, on loopback: the rates of one banking day.
import { createServer } from 'node:http'

const rates = { USD: 1.1, GBP: 0.85, JPY: 165, CNY: 7.9, CAD: 1.5, AUD: 1.7, CHF: 0.95, SGD: 1.45 }

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://outside')
  const isKnown = pathname === '/v1/latest' || pathname === '/health'
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(
      isKnown ? { amount: 1, base: 'EUR', date: '2026-11-20', rates } : { message: 'not found' },
    ),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
