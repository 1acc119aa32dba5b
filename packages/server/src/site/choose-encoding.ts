/** A content encoding. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the smallest encoding that the client accepts (`Accept-Encoding`) and the build has. */
export function chooseEncoding(acceptEncoding: string | undefined, made: Encoding[]): Encoding {
  const weights = new Map<string, number>()
  for (const part of (acceptEncoding ?? '').toLowerCase().slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((name) => made.includes(name) && isTaken(name)) ?? 'identity'
}
