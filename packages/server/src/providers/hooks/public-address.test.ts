import { expect, test } from 'vitest'
import { ClosedAddress, isPublicAddress, publicAddressOf } from './public-address.ts'

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '200.147.3.157', '2804:14d::1', '2606:4700::1111'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

const OWN = '127.0.0.1 10.1.2.3 172.16.0.1 172.31.255.255 192.168.0.1 169.254.169.254 100.100.100.200 0.0.0.0 224.0.0.1'
const OTHERS = '255.255.255.255 198.18.0.1 192.0.0.8 ::1 :: fe80::1 fd00:ec2::254 ::ffff:127.0.0.1 ::ffff:10.0.0.1'
const THROUGH = '64:ff9b::7f00:1 2002:7f00:1:: 2001::1 2001:db8::1 localhost 127.1 0x7f.1'

test.each([OWN, OTHERS, THROUGH].flatMap((some) => some.split(' ')))('%s is not', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

test.each(['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f000001'])('nothing is sent to %s', async (host) => {
  await expect(publicAddressOf(new URL(`https://${host}/`).hostname)).rejects.toThrow(ClosedAddress)
})
