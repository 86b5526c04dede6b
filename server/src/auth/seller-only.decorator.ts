import { applyDecorators, UseGuards } from '@nestjs/common';
import { SellerGuard } from './seller.guard.js';

/** Opens a controller, or a handler, to the seller alone: to everybody else it does not exist. */
export const SellerOnly = (): ClassDecorator & MethodDecorator => applyDecorators(UseGuards(SellerGuard));
