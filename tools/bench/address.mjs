/** The delivery address of the shoppers of the benchmarks. */
export const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Reeve',
  address1: '12 Mill Street',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: [{ number: '5085550123' }],
  type: 'S',
};
