import { expect, test } from 'vitest'
import { isLoopbackAddress, isLoopbackHost } from './loopback-address.mjs'

test.each(['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  '%s leads to this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true)
    expect(isLoopbackHost(address)).toBe(true)
  },
)

test.each(['localhost', 'LOCALHOST'])('%s is the name of this machine, and no address', (name) => {
  expect(isLoopbackHost(name)).toBe(true)
  expect(isLoopbackAddress(name)).toBe(false)
})

test.each([
  '127.evil.example',
  '127.0.0.1.evil.example',
  '127.0.0.1/8',
  '127.1',
  '127',
  '0177.0.0.1',
  ' 127.0.0.1',
  'localhost.evil.example',
  'localhost.',
  '128.0.0.1',
  '0.0.0.0',
  '::',
  '::1%eth0.evil.example ',
  '::ffff:128.0.0.1',
  '::127.0.0.1',
  '[::1]',
  'unknown',
  '',
])('%j leads somewhere else', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})
