import { ReserveGiftDto } from '@serikad/shared/gifts/gift.dto';
import { validateDto } from '@serikad/shared/validation/validate';
import { textsIn } from '../texts/texts.js';
import { checkReservation } from './check-reservation.js';

const texts = textsIn('ms');

describe('I-25 what a guest typed to reserve a gift', () => {
  it('is sent trimmed; the phone number may be left out', () => {
    expect(checkReservation({ name: ' Mak Ngah ', contactNo: '' }, texts)).toEqual({
      content: { name: 'Mak Ngah', contactNo: '' },
    });
  });

  it('needs a name, and says what is too long', () => {
    expect(checkReservation({ name: ' ', contactNo: '1'.repeat(31) }, texts)).toEqual({
      errors: [
        ['name', texts.nameRequired],
        ['contactNo', texts.phoneTooLong],
      ],
    });
    expect(checkReservation({ name: 'a'.repeat(101), contactNo: '' }, texts)).toEqual({
      errors: [['name', texts.nameTooLong]],
    });
  });

  it.each([
    ['', ''],
    ['a', ''],
    ['💍'.repeat(100), '1'.repeat(30)],
    ['💍'.repeat(101), ''],
    ['a', '1'.repeat(31)],
    ['\u00a0', 'x'],
  ])('agrees with the server’s rule about %j and %j', (name, contactNo) => {
    const server = validateDto(ReserveGiftDto, { giftId: '65f0a1b2c3d4e5f6a7b8c9d0', name, contactNo, notes: '' });
    const page = checkReservation({ name, contactNo }, texts);
    const refused = server.ok ? [] : server.fields.map(({ field }) => field);
    expect('errors' in page ? page.errors.map(([field]) => field) : []).toEqual(refused);
  });
});
