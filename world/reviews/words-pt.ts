import type { ReviewWords } from './words.ts'

export const PT: ReviewWords = {
  names:
    'Ana P.|Bruno C.|Camila R.|Diego S.|Eduarda M.|Felipe A.|Gustavo L.|Helena B.|Igor T.|Juliana F.|Karina V.|Leandro N.|Marcela D.|Nelson G.|Otávio J.|Patrícia K.|Rafael H.|Sílvia E.|Thiago Q.|Vanessa O.|William Z.|Yara U.|Roberto I.|Luciana W.'.split(
      '|',
    ),
  opens: {
    car: [
      'Uso todo dia no trânsito e viajo uma vez por mês.',
      'É o carro da família, com duas crianças no banco de trás.',
      'Troquei um sedã mais antigo por ele.',
      'Rodo bastante na cidade, com subida e lombada.',
      'Comprei para a minha esposa e acabei dirigindo mais do que ela.',
      'Faço cem quilômetros por dia entre casa e trabalho.',
      'Primeiro zero-quilômetro da minha vida.',
      'Moro no interior, metade do caminho é de terra.',
    ],
    work: [
      'Trabalho com entregas e ele roda o dia inteiro.',
      'Uso na fazenda durante a semana e na estrada aos sábados.',
      'Está na frota da empresa desde o começo do ano.',
      'Carrego ferramenta e material quase todo dia.',
      'Puxo carreta com ele nas feiras.',
      'Comprei para a obra e virou o carro de casa.',
    ],
  },
  topics: {
    CONSUMPTION: {
      PRAISE: [
        'O consumo é ótimo: na estrada a média sobe sem esforço.',
        'Achei econômico, mesmo com o ar ligado o tempo todo.',
        'A autonomia surpreende, encho o tanque a cada dez dias.',
      ],
      CRITICISM: [
        'Na cidade o consumo é alto, acima do que eu esperava.',
        'Bebe muito no etanol, sinto no fim do mês.',
        'O consumo piorou no frio e com o carro cheio.',
      ],
    },
    ENGINE: {
      PRAISE: [
        'O motor é esperto e as ultrapassagens são tranquilas.',
        'Sobra torque na subida, gostei muito do motor.',
        'Acelera bem e as retomadas são boas.',
      ],
      CRITICISM: [
        'Com cinco pessoas o motor fica fraco na serra.',
        'O motor demora a responder em baixa rotação.',
        'Falta fôlego nas retomadas acima de cem.',
      ],
    },
    GEARBOX: {
      PRAISE: [
        'O câmbio é suave e não perde tempo entre as marchas.',
        'Gosto do câmbio, sempre na marcha certa.',
        'As marchas entram com precisão, câmbio muito bom.',
      ],
      CRITICISM: [
        'O câmbio dá trancos no anda e para.',
        'O câmbio hesita ao sair de uma lombada.',
        'A marcha demora a entrar quando piso fundo.',
      ],
    },
    COMFORT: {
      PRAISE: [
        'Os bancos são confortáveis, desci de seis horas de viagem sem dor.',
        'A suspensão é macia e engole buraco.',
        'Muito silencioso na estrada, dá para conversar baixo.',
      ],
      CRITICISM: [
        'A suspensão é dura para as ruas daqui.',
        'O banco do motorista cansa depois de duas horas.',
        'Os assentos de trás são duros em viagem longa.',
      ],
    },
    SPACE: {
      PRAISE: [
        'O espaço atrás é generoso, cabe um adulto grande.',
        'A cabine é ampla e bem aproveitada.',
        'Sobra espaço para os joelhos de quem vai atrás.',
      ],
      CRITICISM: [
        'No meio, atrás, o espaço é apertado.',
        'A cabine é pequena para três adultos atrás.',
        'Falta espaço para os joelhos de quem vai atrás.',
      ],
    },
    LUGGAGE: {
      PRAISE: [
        'A área de bagagem é ampla, leva as malas de todos.',
        'Cabe a compra do mês no bagageiro com folga, muito bom.',
        'A bagagem entra por uma abertura boa, fácil de carregar.',
      ],
      CRITICISM: [
        'O lugar para bagagem é pequeno para uma viagem em família.',
        'O bagageiro fica apertado com o carrinho do bebê.',
        'O vão da bagagem é pequeno para quatro pessoas.',
      ],
    },
    FINISH: {
      PRAISE: [
        'O acabamento é muito bom, nada solto depois de meses.',
        'O painel é bonito e a costura, impecável.',
        'O acabamento é excelente perto dos concorrentes que testei.',
      ],
      CRITICISM: [
        'Há plástico que risca à toa na porta.',
        'Apareceram grilos no painel em rua ruim.',
        'Um ruído na porta direita incomoda desde o primeiro mês.',
      ],
    },
    TECHNOLOGY: {
      PRAISE: [
        'A multimídia é rápida e o celular conecta sem fio.',
        'A tela é ótima e a câmera ajuda a estacionar.',
        'Os sensores e a câmera são precisos.',
      ],
      CRITICISM: [
        'A central multimídia trava de vez em quando.',
        'O Bluetooth falha com dois celulares pareados.',
        'A tela reflete o sol e o menu é confuso.',
      ],
    },
    SAFETY: {
      PRAISE: [
        'Os freios são firmes e passam segurança na chuva.',
        'O alerta de faixa é preciso e não incomoda.',
        'Levei um susto e a frenagem automática foi excelente.',
      ],
      CRITICISM: [
        'O assistente de faixa falha em rua mal sinalizada.',
        'O alerta de colisão é confuso no trânsito.',
        'Faltam airbags laterais na versão que comprei.',
      ],
    },
    HANDLING: {
      PRAISE: [
        'A direção é leve na cidade e firme na estrada, muito boa.',
        'É estável nas curvas e gostoso de guiar, volante preciso.',
        'Fácil de manobrar mesmo em vaga apertada de prédio antigo, volante suave.',
      ],
      CRITICISM: [
        'O volante vibra acima de cento e dez.',
        'O raio de giro é ruim, manobra demorada em garagem.',
        'A direção é lenta em curva fechada.',
      ],
    },
    SERVICE: {
      PRAISE: [
        'A concessionária foi atenciosa e a revisão saiu pelo preço combinado, excelente.',
        'Atendimento transparente na oficina, mostraram as peças trocadas.',
        'A garantia resolveu um detalhe em um dia, ótimo atendimento.',
      ],
      CRITICISM: [
        'A concessionária demorou três semanas por uma peça.',
        'A revisão ficou cara e o atendimento, confuso.',
        'Tive de voltar à oficina duas vezes pelo mesmo problema.',
      ],
    },
    VALUE: {
      PRAISE: [
        'Pelo preço que paguei, vale cada real.',
        'O custo-benefício é excelente na categoria.',
        'Seguro em conta e revenda boa: acertei.',
      ],
      CRITICISM: [
        'O seguro é caro para quem mora na capital.',
        'Achei caro pelo que oferece de série.',
        'A desvalorização no primeiro ano foi pior do que pensei.',
      ],
    },
  },
  closes: {
    high: [
      'Compraria de novo.',
      'Recomendo a quem está em dúvida.',
      'Até aqui, só alegria.',
      'Não troco tão cedo.',
      'Superou o que eu esperava.',
      '',
    ],
    middle: [
      'No geral, cumpre o que promete.',
      'Tem qualidades, e também manias.',
      'Façam um test-drive longo antes de decidir.',
      'Esperava um pouco mais nessa categoria.',
      '',
    ],
    low: [
      'Não compraria de novo.',
      'Esperava bem mais.',
      'Vou trocar na primeira oportunidade.',
      'Quem avisa amigo é: testem antes.',
      '',
    ],
  },
  later: {
    high: [
      'Voltei para contar: continua tão bom quanto no começo.',
      'Atualizando: só trocas de óleo e pneus até agora.',
      'Tempo passou e a opinião é a mesma.',
    ],
    low: [
      'Atualizo a nota depois de mais tempo com ele.',
      'Com a quilometragem apareceram detalhes.',
      'Mudei de ideia em algumas coisas.',
    ],
  },
  titles: {
    high: [
      'Acertei na escolha',
      'Surpreendeu',
      'Companheiro de estrada',
      'Melhor que o anterior',
      'Vale o que custa',
      'Carro completo',
      'Gostei muito',
    ],
    middle: ['Bom, com ressalvas', 'Cumpre o papel', 'Nem oito nem oitenta', 'Podia ser melhor', 'Honesto'],
    low: ['Esperava mais', 'Decepção', 'Pensem bem', 'Não repito'],
  },
}
