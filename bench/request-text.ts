type Request = { method?: string; path: string; headers?: Record<string, string>; json?: string | undefined }

/** Returns a whole HTTP/1.1 request for a keep-alive connection. `json`, already serialized, makes it a POST. */
export function requestText(host: string, { method, path, headers = {}, json }: Request): string {
  const body = json ?? ''
  const bodyHeaders =
    json === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({ Host: host, Connection: 'keep-alive', ...headers, ...bodyHeaders })
  const verb = method ?? (json === undefined ? 'GET' : 'POST')
  return `${verb} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
