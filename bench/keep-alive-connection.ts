import { connect } from 'node:net'

export type Answer = { status: number; bytes: number }

/** A keep-alive connection of HTTP/1.1 that sends one request after another. */
export type KeepAliveConnection = {
  /** Sends a whole request as text. Rejects if the connection breaks or the response is invalid. */
  ask(request: string): Promise<Answer>
  isOpen(): boolean
  close(): void
}

type Pending = { resolve: (answer: Answer) => void; reject: (error: Error) => void }
type Reading = { status: number; bytes: number; left: number; isChunked: boolean; isLast: boolean }

const lastChunk = '0\r\n\r\n'
const notWhole = -1

function readHead(head: string): Reading {
  const status = Number(head.slice(9, 12))
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  const isChunked = /^transfer-encoding: *chunked/im.test(head)
  const isWithoutBody = status === 204 || status === 304
  if (length === undefined && !isChunked && !isWithoutBody)
    throw new Error(`an answer ${status} without a length`)
  return {
    status,
    bytes: 0,
    left: isWithoutBody ? 0 : Number(length ?? 0),
    isChunked: isChunked && !isWithoutBody,
    isLast: /^connection: *close/im.test(head),
  }
}

/** Opens a plain socket, which costs little itself, so that the server is what is measured. */
export function openLine(port: number, host: string): KeepAliveConnection {
  const socket = connect(port, host)
  socket.setNoDelay(true)
  let pending: Pending | null = null
  let reading: Reading | null = null
  let buffered: Buffer = Buffer.alloc(0)
  let isOpen = true

  const fail = (error: Error) => {
    isOpen = false
    socket.destroy()
    pending?.reject(error)
    pending = null
  }
  const settle = ({ status, bytes, isLast }: Reading) => {
    const settled = pending
    pending = null
    reading = null
    buffered = Buffer.alloc(0)
    if (isLast) {
      isOpen = false
      socket.end()
    }
    settled?.resolve({ status, bytes })
  }
  const read = (chunk: Buffer) => {
    let body = chunk
    if (!reading) {
      buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
      const end = buffered.indexOf('\r\n\r\n')
      if (end === notWhole) return
      reading = readHead(buffered.toString('latin1', 0, end))
      body = buffered.subarray(end + 4)
      buffered = Buffer.alloc(0)
    }
    reading.bytes += body.length
    if (reading.isChunked) {
      buffered = Buffer.concat([buffered, body]).subarray(-lastChunk.length)
      if (buffered.toString('latin1') === lastChunk) settle(reading)
    } else if (reading.bytes >= reading.left) settle(reading)
  }
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      fail(error as Error)
    }
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the line was closed')))

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (!isOpen || pending) {
          reject(new Error(isOpen ? 'the line is busy' : 'the line was closed'))
          return
        }
        pending = { resolve, reject }
        socket.write(request)
      }),
    isOpen: () => isOpen,
    close: () => {
      isOpen = false
      socket.end()
    },
  }
}
