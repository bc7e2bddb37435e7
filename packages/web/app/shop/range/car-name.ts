/** Brand and model as people say them: "Fiat Pulse", but not "Abarth Pulse Abarth". */
export const carName = (brandName: string, model: string): string =>
  model.split(' ').includes(brandName) ? model : `${brandName} ${model}`
