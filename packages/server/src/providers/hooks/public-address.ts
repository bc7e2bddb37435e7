import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the internet: this machine, private and shared ones, link-local with the clouds' own data, documentation, multicast. */
const CLOSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  CLOSED.addSubnet(network, bits, 'ipv4')

/** Only what is given out to the internet; the rest of IPv6 and the ways into IPv4 through it are closed. */
const OPEN_6 = new BlockList()
OPEN_6.addSubnet('2000::', 3, 'ipv6')
const CLOSED_6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED_6.addSubnet(network, bits, 'ipv6')

/** Takes an address (IPv4 or IPv6); returns whether it is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !CLOSED.check(address, 'ipv4')
  return version === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED_6.check(address, 'ipv6')
}

/** Takes a host of a URL; returns whether it may lie in the public internet, before anybody asks where a name leads. */
export function mayBePublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? host.includes('.') : isPublicAddress(host)
}

/** The receiver lies where we send nothing. */
export class ClosedAddress extends Error {}

/** Takes a host; returns one public address of it. All of its addresses must be public: which one is used is then no matter. */
export async function publicAddressOf(hostname: string): Promise<{ address: string; family: 4 | 6 }> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  const [first] = found
  if (!first || !found.every(({ address }) => isPublicAddress(address))) throw new ClosedAddress()
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}
