import { both, type Localized } from '../localized.ts'

const spanish: Record<string, string> = {
  'Acabamento preto': 'Terminaciones en negro',
  'Alerta de faixa': 'Alerta de carril',
  'Ar-condicionado digital': 'Climatizador digital',
  'Assistente de faixa': 'Asistente de carril',
  'Banco com ajuste de altura': 'Asiento con ajuste de altura',
  'Capota marítima': 'Lona marítima',
  'Carregador por indução': 'Cargador por inducción',
  'Central multimídia 12"': 'Central multimedia de 12"',
  'Câmera de ré': 'Cámara de retroceso',
  'DVD traseiro': 'DVD trasero',
  Divisória: 'Separador',
  'Farol alto automático': 'Luz alta automática',
  'Frenagem autônoma': 'Frenado autónomo',
  'Ganchos de amarração': 'Ganchos de amarre',
  'Monitor de ponto cego': 'Monitor de punto ciego',
  'Multimídia 10"': 'Multimedia de 10"',
  'Piloto adaptativo': 'Control crucero adaptativo',
  'Pneus ATR': 'Neumáticos ATR',
  'Portas elétricas': 'Puertas eléctricas',
  'Protetor de caçamba': 'Protector de caja',
  'Protetor de cárter': 'Protector de cárter',
  'Rodas 16" escurecidas': 'Llantas de 16" oscurecidas',
  'Rodas 18" pretas': 'Llantas de 18" negras',
  'Teto preto': 'Techo negro',
}

/** The seed writes what a pack holds in Portuguese only. */
export function seedContent(pt: string): Localized {
  const es = spanish[pt]
  if (!es) throw new Error(`No Spanish for the pack content ${pt}`)
  return both(pt, es)
}
