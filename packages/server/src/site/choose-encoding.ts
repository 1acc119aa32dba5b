/** A content encoding. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the smallest encoding that the client accepts (`Accept-Encoding`) and the build has. */
export function chooseEncoding(acceptEncoding: string | undefined, made: Encoding[]): Encoding {
  if (!acceptEncoding || made.length === 0) return 'identity'
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().slice(0, 500).split(',')) {
    if (!part.includes(';')) {
      weights.set(part.trim(), 1)
      continue
    }
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  const isTaken = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).find((name) => made.includes(name) && isTaken(name)) ?? 'identity'
}
