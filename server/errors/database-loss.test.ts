import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { nameDatabaseLoss } from './database-loss.ts';

const withFields = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

test.each([
  ['a server that nobody listens at', withFields('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['a host of two addresses', Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })],
  ['a host that is not known', withFields('getaddrinfo', { code: 'ENOTFOUND', syscall: 'getaddrinfo' })],
  ['a server that shuts down', withFields('terminating connection', { code: '57P01' })],
  ['a server that starts', withFields('the database system is starting up', { code: '57P03' })],
  ['a broken connection', withFields('connection failure', { code: '08006' })],
  ['too many connections', withFields('sorry, too many clients already', { code: '53300' })],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a connection that ended before', new Error('Client has encountered a connection error and is not queryable')],
  ['a wait in vain', new Error('timeout exceeded when trying to connect')],
])('%s is a lost database', (_what, error) => {
  expect(nameDatabaseLoss(error)).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 }, cause: error });
});

test.each([
  ['an error of the catalogue', new AppError('no_link')],
  ['a refused row', withFields('duplicate key', { code: '23505' })],
  ['a wrong password of ours', withFields('password authentication failed', { code: '28P01' })],
  ['an upload that breaks off', withFields('aborted', { code: 'ECONNRESET' })],
  [
    'another service',
    new TypeError('fetch failed', { cause: withFields('x', { code: 'ECONNREFUSED', syscall: 'y' }) }),
  ],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error', 'Connection terminated'],
])('%s is not', (_what, error) => {
  expect(nameDatabaseLoss(error)).toBe(error);
});
