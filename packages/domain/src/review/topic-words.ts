import type { Language } from '../vocabulary.ts'
import type { Topic } from './opinion.ts'

const words = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ')

/** Words by which a topic is known, as `plainWords` writes them; a star ends a stem. Ours. */
export const TOPIC_WORDS: Readonly<Record<Language, Readonly<Record<Topic, readonly string[]>>>> = {
  'pt-BR': {
    CONSUMPTION: words('consum* economico economica gasolina etanol alcool abastec* tanque autonomia litro'),
    ENGINE: words('motor potencia torque turbo desempenho aceler* retomada* ultrapass* folego'),
    GEARBOX: words('cambio marcha* cvt automatico embreagem engat*'),
    COMFORT: words('confort* banco bancos suspensao macio macia silencio* ergonom* assento*'),
    SPACE: words('espaco joelho* passageiro* cabine'),
    LUGGAGE: words('bagag* mala malas cacamba'),
    FINISH: words('acabamento plastico* ruido* barulho* grilo* painel costura* pintura'),
    TECHNOLOGY: words('multimidia central conect* bluetooth carplay android tela camera sensor* software wifi'),
    SAFETY: words('seguranca airbag* freio* frenagem estabilidade alerta* faixa assistente* assistencia'),
    HANDLING: words('direcao dirigibilidade curva* curvas estavel manobra* volante estaciona*'),
    SERVICE: words('concessionaria oficina revisao revisoes manutencao atendimento garantia peca pecas'),
    VALUE: words('preco custo beneficio custa revenda desvaloriz* seguro paguei barato caro vale'),
  },
  'es-AR': {
    CONSUMPTION: words('consum* economico economica nafta gasoil diesel tanque autonomia litro*'),
    ENGINE: words('motor potencia torque turbo rendimiento aceler* recuper* sobrepas* respuesta'),
    GEARBOX: words('caja marcha* cambio cambios cvt automatica embrague'),
    COMFORT: words('confort* comod* butaca* asiento* suspension silencio* ergonom* mullid*'),
    SPACE: words('espacio* rodilla* pasajero* habitaculo'),
    LUGGAGE: words('baul valija* equipaje carga'),
    FINISH: words('terminacion* plastico* ruido* grillo* tablero costura* pintura'),
    TECHNOLOGY: words('multimedia pantalla conect* bluetooth carplay android camara sensor* software'),
    SAFETY: words('seguridad airbag* freno* frenado estabilidad alerta* carril asistente* asistencia*'),
    HANDLING: words('direccion manejo curva* maniobr* volante estacion* dobla'),
    SERVICE: words('concesionario concesionaria taller service servicio mantenimiento atencion garantia repuesto*'),
    VALUE: words('precio costo vale reventa seguro pague barato caro patente'),
  },
}

/** Words that praise and words that criticise. */
export const CUES: Readonly<Record<Language, { readonly good: readonly string[]; readonly bad: readonly string[] }>> = {
  'pt-BR': {
    good: words(
      'bom boa bons boas otimo otima otimos otimas excelente excelentes maravilh* perfeit* surpreend* gostei gosto adoro',
      'adorei agrad* amplo ampla generos* sobra sobram firme* precis* suave suaves silencios* economico economica economic*',
      'confortavel confortaveis facil rapid* honesto honesta justo justa vale elog* impec* macio macia esperto esperta',
      'forte eficiente* transparente* completo completa atencios* acert* tranquil* compens*',
    ),
    bad: words(
      'ruim ruins pessim* fraco fraca fracos fracas decepcion* cansa cansativo duro dura duros duras barulhento barulhenta ruido* barulho*',
      'grilo* falta faltou faltam falha falhas falhou trava travou travando lento lenta demora demorou demorad* apertado apertada',
      'pequeno pequena caro cara caros caras alto alta altos altas bebe problema* defeito* reclam* incomod* risca riscam simples pobre',
      'desbot* confus* tranco* hesita* abaixo piorou pior vibra vibracao descas* limitado limitada',
    ),
  },
  'es-AR': {
    good: words(
      'bueno buena buenos buenas buen excelente excelentes barbar* perfect* sorprend* gusta gusto encanta encanto',
      'agrad* amplio amplia generos* sobra sobran firme* precis* suave suaves silencios* economico economica comodo comoda',
      'comodos comodas facil rapid* honesto honesta justo justa vale elog* impec* fuerte eficiente* transparente* completo',
      'completa atent* acert* tranquil* segura barat* espectacular genial linda lindo bien conviene',
    ),
    bad: words(
      'malo mala malos malas mal pesim* flojo floja flojos flojas decepcion* cansa duro dura duros duras ruidos* ruido* grillo* falta',
      'falto faltan falla fallas fallo traba trabo cuelga lento lenta tarda tardo tardan demora* ajustado ajustada chico',
      'chica caro cara caros caras alto alta altos altas chupa problema* defecto* queja* molest* raya rayan simple pobre confus* tiron*',
      'duda dudas empeoro peor vibra vibracion* descascar* limitad* justito',
    ),
  },
}

export const NEGATIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  'pt-BR': new Set(['nao', 'nunca', 'sem', 'nem', 'nenhum', 'nenhuma', 'nada', 'pouco']),
  'es-AR': new Set(['no', 'nunca', 'sin', 'ni', 'ningun', 'ninguna', 'nada', 'poco']),
}
