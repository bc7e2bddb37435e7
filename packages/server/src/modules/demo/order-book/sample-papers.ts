import sharp from 'sharp'
import { samplePhoto } from '../../../providers/face/samples/sample-photo.ts'
import { contentOf } from '../../../platform/files/files.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { type Buyer, buyerAt } from './cast.ts'
import type { Act, PlannedOrder } from './plan.ts'
import type { Pictured, Scene, StoredPicture } from './play-order.ts'

const FACE = { left: 1268, top: 32, width: 544, height: 544 }

const face = (size: number) => sharp(samplePhoto(2)).extract(FACE).resize(size, size)

/** A face as a phone takes it in poor light: a person has to decide. */
const doubtfulSelfie = (): Promise<Buffer> =>
  face(480).modulate({ brightness: 0.55 }).blur(2).jpeg({ quality: 70 }).toBuffer()

const textOf = (text: string): string => text.replace(/[<>&"]/g, '')

const line = (text: string, y: number, size: number): string =>
  `<text x="236" y="${y}" font-family="sans-serif" font-size="${size}" fill="#1f2a30">${textOf(text)}</text>`

/** A picture of a paper that bears the buyer's name and says that it is a specimen; an identity paper bears a face. */
async function paperPicture(buyer: Buyer, title: string, isIdentity: boolean): Promise<Buffer> {
  const { street, number, city } = buyer.address
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="480">
    <rect width="760" height="480" fill="${isIdentity ? '#dfe8dc' : '#f3f0e8'}"/>
    <rect x="20" y="20" width="720" height="440" fill="none" stroke="#7d8f84" stroke-width="2"/>
    ${line(title, 74, 26)}${line(buyer.name, 150, 24)}${line(buyer.document, 200, 24)}${line(buyer.birthdate, 250, 20)}
    ${line(`${street}, ${number}`, 300, 20)}${line(city, 334, 20)}${line('ESPÉCIME · ESPECIMEN · DEMO', 420, 18)}
  </svg>`
  const page = sharp(Buffer.from(svg))
  const drawn = isIdentity ? page.composite([{ input: await portrait(), left: 44, top: 110 }]) : page
  return drawn.jpeg({ quality: 72 }).toBuffer()
}

let drawnPortrait: Promise<Buffer> | undefined
const portrait = (): Promise<Buffer> => (drawnPortrait ??= face(170).grayscale().png().toBuffer())

/** What is sent, and what must happen to an order for it to be asked for. */
const PAPERS: readonly { readonly kind: Pictured; readonly title: string; readonly acts: readonly Act[] }[] = [
  { kind: 'identity', title: 'CARTEIRA DE IDENTIDADE / DNI', acts: ['sendPapers', 'sendIdentity'] },
  { kind: 'proofOfAddress', title: 'CONTA DE ENERGIA', acts: ['sendPapers'] },
  { kind: 'proofOfIncome', title: 'COMPROVANTE DE RENDA', acts: ['chooseFinancing'] },
  { kind: 'creditLetter', title: 'CARTA DE CRÉDITO', acts: ['chooseConsortium'] },
  { kind: 'tradeInRegistration', title: 'DOCUMENTO DO VEÍCULO', acts: ['chooseTrade'] },
  { kind: 'selfie', title: '', acts: ['photoDoubtful'] },
]

/** Draws and stores the papers and the photo that an order sends; before its transaction, which awaits the database alone. */
export async function storePictures({ providers }: Ctx, planned: PlannedOrder): Promise<Scene['pictures']> {
  const buyer = buyerAt(planned.place, planned.country)
  const pictures = new Map<Pictured, StoredPicture>()
  const isAsked = (acts: readonly Act[]) => planned.acts.some(({ act }) => acts.includes(act))
  for (const { kind, title } of PAPERS.filter(({ acts }) => isAsked(acts))) {
    const drawn = kind === 'selfie' ? doubtfulSelfie() : paperPicture(buyer, title, kind === 'identity')
    const content = contentOf(await drawn)
    const key = await providers.files.put(content)
    pictures.set(kind, { name: `${kind}.jpg`, bytes: content.bytes, sha256: content.sha256, key })
  }
  return pictures
}
